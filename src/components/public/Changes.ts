export { default } from '../api/Changes';
