import data from './elements.json';
import { parseElements } from './parseElements';

export const feedFormat = parseElements(data);
