import type { LoadContext, Plugin } from '@docusaurus/types';
import { getDocsVersions } from '../../shared/docsContent';

/** Versions that the playground offers; the plugin `run` makes what it loads. */
export default function playgroundPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'playground',
    async contentLoaded({ allContent, actions }) {
      const names = getDocsVersions(allContent, siteDir).map((v) => v.name);
      await actions.createData(
        'versions.json',
        JSON.stringify(names.reverse()),
      );
    },
  };
}
