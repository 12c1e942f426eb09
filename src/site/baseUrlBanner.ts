export const BANNER_ID = 'base-url-banner';

/**
 * The script of the home page that tells of a wrong base URL and suggests the
 * right one. It stands in the page, because no file of the site arrives where it
 * would run, and the style sheet hides what it shows where one does.
 */
export const printBannerScript = (
  baseUrl: string,
): string => `addEventListener('DOMContentLoaded', function () {
  if (document.documentElement.dataset.app) return;
  var banner = document.createElement('div');
  banner.id = '${BANNER_ID}';
  banner.style.cssText = 'margin: 20px; border: thick solid red; padding: 20px; font-size: 20px';
  banner.innerText = 'Your Docusaurus site did not load properly.\\nIts files are not where its baseUrl says: ${baseUrl}\\nTry this baseUrl: ' + location.pathname.replace(/\\/(index\\.html)?$|$/, '/');
  document.body.prepend(banner);
});`;
