import React from 'react';
import CodeBlock from '@theme/CodeBlock';
import Tabs from './Tabs';

interface Props {
  /** Name and version: `@firebolt-js/sdk@1.2.3`. */
  readonly name: string;
}

const COMMANDS = {
  npm: 'npm install',
  Yarn: 'yarn add',
  pnpm: 'pnpm add',
};

/** How to install a package, with each package manager. */
export default function Install({ name }: Props): React.JSX.Element {
  const tabs = Object.fromEntries(
    Object.entries(COMMANDS).map(([manager, command]) => {
      const code = `${command} ${name}`;
      return [manager, <CodeBlock language="bash">{code}</CodeBlock>] as const;
    }),
  );
  return <Tabs group="package-manager" label="Package manager" tabs={tabs} />;
}
