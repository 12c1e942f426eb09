export { default } from '../api/Index';
