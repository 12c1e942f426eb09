/** Pages as Markdown, lists of them, and the files of symbols. */
const OWN =
  /(?:^|\/)(?:index\.md|llms\.txt|llms-full\.txt)$|^docs\/(?:.*\/)?api\/(?:index\.json|.+\/[^/]+\.(?:md|json|d\.ts))$/;

/** Whether a file below the site, by its name, is one that this plugin writes. */
export const isOwnFile = (name: string): boolean => OWN.test(name);
