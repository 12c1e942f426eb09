/*
 * The parts of React that downshift uses. It imports React as a namespace, which would add
 * 190 bytes of webpack's CommonJS helper to the script of every page.
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
