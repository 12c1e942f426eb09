/* Importing JSON on demand would add a webpack helper to every page's script. */
export { default } from '@generated/main/default/siteMap.json';
