export { default } from '../api/SchemaPage';
