export { default } from '../api/Downloads';
