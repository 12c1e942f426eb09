import ReactDOM from 'react-dom';

const { hydrate, render } = ReactDOM;

/**
 * React 17 empties the page when a component throws while it hydrates: it
 * removes nodes where they are not, before an error boundary can show. Core
 * calls `hydrate` after the client modules; rendering anew reaches the boundary.
 */
function hydrateSafely(
  ...[element, container, callback]: Parameters<typeof render>
): void {
  try {
    hydrate(element, container, callback);
  } catch (error) {
    if (!(container instanceof Element)) throw error;
    // The old container cannot be unmounted: that throws the same error. React
    // still has work queued for it, which must run out first.
    const fresh = container.cloneNode(false) as Element;
    container.replaceWith(fresh);
    setTimeout(() => {
      render(element, fresh, callback);
    });
  }
}

Object.assign(ReactDOM, { hydrate: hydrateSafely });
