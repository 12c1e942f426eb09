/*
 * A module for the list: were the JSON itself loaded on demand, the script of every
 * page would hold what turns such a file into one.
 */
export { default } from '@generated/main/default/siteMap.json';
