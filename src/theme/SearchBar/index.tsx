export { default } from '@site/src/components/search/SearchBar';
