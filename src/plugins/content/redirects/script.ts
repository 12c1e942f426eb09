/** Opens the redirect page's target with the current query and hash. */
const target = document.currentScript?.dataset['to'];
if (target) location.replace(target + location.search + location.hash);

export {};
