export { default } from '../api/Symbols';
