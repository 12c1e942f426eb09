import type { SdkModule } from './createModule';
import type { Host } from './Host';
import type { Transport } from './Transport';

const COLORS = {
  info: 'green',
  debug: 'gray',
  warn: 'orange',
  error: 'red',
} as const;

type Level = keyof typeof COLORS;

/** The console method for each level. */
const PRINTERS = {
  info: 'log',
  debug: 'debug',
  warn: 'warn',
  error: 'error',
} as const;

const isLevel = (name: string): name is Level => name in COLORS;

/** `Log`: prints lines with a colored label at every log level. */
export function createLog({ console }: Host): SdkModule {
  return Object.fromEntries(
    Object.keys(COLORS)
      .filter(isLevel)
      .map((level) => [
        level,
        (...args: unknown[]) => {
          const hasLabel = args.length > 1 && typeof args[0] === 'string';
          const name = level.charAt(0).toUpperCase() + level.slice(1);
          console[PRINTERS[level]](
            `%c${hasLabel ? String(args[0]) : name}`,
            `background-color: ${COLORS[level]}; color: white; padding: 2px 4px; border-radius: 2px`,
            hasLabel ? args.slice(1) : args,
          );
        },
      ]),
  );
}

/** `Settings`: only `DEBUG` has an effect; it logs the messages. */
export function createSettings(transport: Transport): SdkModule {
  return {
    setLogLevel: (level: string) => {
      transport.logLevel = level;
    },
    getLogLevel: () => transport.logLevel,
  };
}
