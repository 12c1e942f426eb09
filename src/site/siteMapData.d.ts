declare module '@generated/main/default/siteMap.json' {
  import type { SiteMap } from '@site/src/site/siteMap';

  const siteMap: SiteMap;
  export default siteMap;
}
