import Provider from '@theme-original/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';
import { TEMPLATES } from '@site/src/browser/react/templates';

/** Adds the templates that scripts show on demand. */
export default function LayoutProvider({ children }: Props) {
  return (
    <Provider>
      {children}
      {TEMPLATES.map(([name, html]) => (
        <template
          key={name}
          data-state={name}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ))}
    </Provider>
  );
}
