import Link from '@docusaurus/Link';
import { TOOLS } from '@site/src/site/toolLinks';
import { useToolLink } from './useToolLink';

export default function ToolLinks() {
  const find = useToolLink();
  const link = (name: keyof typeof TOOLS, text: string) => (
    <Link to={TOOLS[name]} {...find(TOOLS[name])}>
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
