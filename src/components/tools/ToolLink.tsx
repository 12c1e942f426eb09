import Link, { type Props } from '@docusaurus/Link';
import { useToolLink } from './useToolLink';

/** Links to a tool, with the version and the module of the current page. */
export default function ToolLink({ to, ...props }: Props) {
  const find = useToolLink();
  return <Link to={to} {...props} {...find(to)} />;
}
