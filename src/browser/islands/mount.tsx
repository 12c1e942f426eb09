import React, { Component, type ComponentType, type ReactNode } from 'react';
import { hydrate, render, unmountComponentAtNode } from 'react-dom';
import CrashMessage from '../../components/CrashMessage';

interface IslandState {
  readonly error?: Error;
}

/** Says in the place of a tool that it crashed; the page around it works. */
class Boundary extends Component<
  { readonly children: ReactNode },
  IslandState
> {
  override state: IslandState = {};

  static getDerivedStateFromError(error: Error): IslandState {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <CrashMessage
        error={error}
        tryAgain={() => {
          this.setState({ error: undefined });
        }}
      />
    );
  }
}

/**
 * Lets a component take its placeholder over.
 * @returns ends it
 */
export function mount(
  Island: ComponentType<never>,
  props: object,
  host: HTMLElement,
): () => void {
  const Any = Island as ComponentType<object>;
  const element = (
    <Boundary>
      <Any {...props} {...{ host }} />
    </Boundary>
  );
  let container = host;
  try {
    hydrate(element, host);
  } catch {
    // React 17 throws here, before a boundary can show, when a component throws
    // while it takes over what the server has printed. It still has work queued
    // for that place, which must run out first.
    container = document.createElement('div');
    host.textContent = '';
    host.append(container);
    setTimeout(() => {
      render(element, container);
    });
  }
  return () => {
    unmountComponentAtNode(container);
  };
}
