/** Runs on a redirect page: goes on to its target, with query and hash. */
const target = document.currentScript?.dataset['to'];
if (target) location.replace(target + location.search + location.hash);

export {};
