import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

const COMMANDS = { npm: 'npm install', Yarn: 'yarn add', pnpm: 'pnpm add' };

/** @param props.name name and version: `@firebolt-js/sdk@1.2.3` */
export default function Install({ name }: { readonly name: string }) {
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
