/*
 * Wraps the JSON in a module: importing JSON on demand would add webpack's helper for it to
 * the script of every page.
 */
export { default } from '@generated/main/default/siteMap.json';
