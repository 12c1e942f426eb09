export function importModule(address: string): Promise<unknown>;
