import Link from '@docusaurus/Link';
import { TOOLS } from '@site/src/site/toolLinks';
import { useToolAddress } from './useToolAddress';

/** Links to the tools, for the version and module of the page. */
export default function ToolLinks() {
  const find = useToolAddress();
  const link = (name: keyof typeof TOOLS, text: string) => (
    <Link to={find(TOOLS[name])?.to ?? TOOLS[name]} data-tool={name}>
      {text}
    </Link>
  );
  return (
    <p>
      {link('playground', 'Write code in the playground')}
      {' · '}
      {link('compare', 'Compare versions')}
      {' · '}
      {link('upgrade', 'Upgrade check')}
    </p>
  );
}
