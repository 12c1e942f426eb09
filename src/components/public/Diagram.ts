export { default } from '../Diagram';
