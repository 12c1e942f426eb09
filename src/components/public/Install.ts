export { default } from '../Install';
