export { default } from '../api/Module';
