import type { getComparison } from './getComparison';
import type { getExamples, getListeners } from './getExamples';
import type { getMethodModel } from './getMethodModel';
import type { getIndex, getModule, getSchemaPage } from './getModule';

export type ComparisonModel = ReturnType<typeof getComparison>;
export type ExampleModel = ReturnType<typeof getExamples>[number];
export type ListenerModel = ReturnType<typeof getListeners>[number];
export type IndexModel = ReturnType<typeof getIndex>;
/** A symbol that only other versions have. */
export type AbsentModel = IndexModel['absent'][number];
export type ModuleModel = ReturnType<typeof getModule>;
export type SchemaPageModel = ReturnType<typeof getSchemaPage>;
export type MethodModel = ReturnType<typeof getMethodModel>;
export type SchemaModel = SchemaPageModel['schemas'][number];
