/*
 * Wraps the JSON in a module, because importing JSON on demand would add a helper of webpack
 * to the script of every page.
 */
export { default } from '@generated/main/default/siteMap.json';
