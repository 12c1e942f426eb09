/*
 * What downshift uses of React, by name. It asks for React as a namespace, and the
 * script of every page would hold what makes one of a CommonJS module: 190 bytes.
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
