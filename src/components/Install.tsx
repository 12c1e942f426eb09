import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

interface Props {
  /** Name and version: `@firebolt-js/sdk@1.2.3`. */
  readonly name: string;
}

const COMMANDS = { npm: 'npm install', Yarn: 'yarn add', pnpm: 'pnpm add' };

export default function Install({ name }: Props) {
  return (
    <Tabs groupId="package-manager" aria-label="Package manager">
      {Object.entries(COMMANDS).map(([manager, command]) => (
        <TabItem key={manager} value={manager}>
          <CodeBlock language="bash">{`${command} ${name}`}</CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}
