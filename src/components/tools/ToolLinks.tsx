import { TOOLS } from '@site/src/site/toolLinks';
import ToolLink from './ToolLink';

export default function ToolLinks() {
  return (
    <p>
      <ToolLink to={TOOLS.playground}>Write code in the playground</ToolLink>
      {' · '}
      <ToolLink to={TOOLS.compare}>Compare versions</ToolLink>
      {' · '}
      <ToolLink to={TOOLS.upgrade}>Upgrade check</ToolLink>
    </p>
  );
}
