/*
 * The parts of React that downshift uses. Its own `import * as React` would add a
 * CommonJS helper of 190 bytes to the script of every page.
 */
export {
  cloneElement,
  Component,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
