import type { PlatformEvent } from '../platform/platform';
import { MOST } from '../sandbox/Memory';
import type { RunReport } from '../sandbox/protocol';
import type { Excess } from '../sandbox/Watch';
import type { Platform } from './createPlatform';
import type { Messages, RpcMessage } from './Messages';
import type { Output } from './Output';

const FINISHED =
  'The run ended because the app called Lifecycle.finished() and the platform closed it.';

const FINISHED_BY_MOCK =
  "The run ended because the SDK's built-in mock called Lifecycle.finished() for the app, as it does in this version. Call it in your app: later versions and devices don't call it for you.";

const STUCK: Readonly<Record<Excess, string>> = {
  time: 'Stopped: the code ran for more than a second without a pause. Look for an endless loop.',
  memory: `Stopped: the code used more than ${MOST} MB of memory. Look for an array, a map, or a set that keeps growing.`,
};

/** Each result's final status, and its status while events or timers are pending. */
const AFTER = {
  done: ['Done.', 'Running'],
  failed: ['Ended with an error.', 'Running after an error'],
} as const;

interface RunPlaces {
  readonly output: Output;
  readonly messages: Messages;
  readonly edit: (event: PlatformEvent) => void;
  stop(): void;
  setStatus(text: string, isRunning: boolean): void;
  setState(state: string): void;
}

export class RunView {
  private readonly methods = new Set<string>();
  private readonly listened = new Set<PlatformEvent>();
  private end: 'done' | 'failed' | undefined;
  private hasTimers = false;
  private dropped = 0;
  private isOver = false;

  /** @param unused names that the code exports and doesn't use */
  constructor(
    private readonly places: RunPlaces,
    private readonly platform: Platform,
    private readonly unused: readonly string[],
  ) {}

  /** Ignores reports after the end of the run. */
  readonly show = (reports: readonly RunReport[]): void => {
    const { methods, listened } = this;
    const used = methods.size + listened.size;
    for (const report of reports) if (!this.isOver) this.add(report);
    if (this.isOver) return;
    if (methods.size + listened.size > used) this.offer();
    this.tell();
  };

  private add(report: RunReport): void {
    const { output, messages } = this.places;
    switch (report.type) {
      case 'line':
        output.report(report);
        break;
      case 'message':
        this.note(messages.add(report.direction, report.json));
        break;
      case 'listen':
        this.listen(report.module.toLowerCase(), report.event);
        break;
      case 'sent': {
        const unheard = `${report.event} wasn't delivered: the app isn't listening.`;
        if (!report.wasAsked) output.add('note', unheard);
        this.platform.report(
          report.wasAsked ? `${report.event} sent.` : unheard,
        );
        break;
      }
      case 'dropped':
        output.setDropped((this.dropped += report.count), report.last);
        break;
      case 'timers':
        this.hasTimers = report.hasTimers;
        break;
      case 'done':
      case 'failed':
        this.end = report.type;
        if (report.type === 'done' && this.unused.length > 0)
          output.add(
            'note',
            `The code exports ${this.unused.join(', ')}, but never calls what it exports. Add a call.`,
          );
        break;
      case 'stuck':
        output.add('error', STUCK[report.excess], report.line);
        this.stop();
        break;
      case 'finished':
        output.add('note', report.byMock ? FINISHED_BY_MOCK : FINISHED);
        this.stop();
        break;
      case 'pong':
        break;
    }
  }

  private note({ method, result }: RpcMessage): void {
    if (typeof method === 'string') this.methods.add(method);
    const { state, previous } = (result ?? {}) as Readonly<
      Record<string, unknown>
    >;
    if (typeof previous === 'string' && typeof state === 'string')
      this.places.setState(state);
  }

  private listen(module: string, event?: string): void {
    for (const one of this.platform.events)
      if (one.module === module && (event ?? one.event) === one.event)
        this.listened.add(one);
  }

  private offer(): void {
    const { platform, listened } = this;
    const { output, edit } = this.places;
    platform.setUsed(this.methods, listened);
    const events = platform.events.filter((event) => listened.has(event));
    output.offer(events, platform.send, edit);
  }

  private stop(): void {
    this.isOver = true;
    this.places.stop();
  }

  /** Shows the status. An app that waits for events is still running. */
  private tell(): void {
    if (!this.end) return;
    const waitsFor = [
      ...(this.listened.size > 0 ? ['events'] : []),
      ...(this.hasTimers ? ['timers'] : []),
    ];
    const isRunning = waitsFor.length > 0;
    const [over, running] = AFTER[this.end];
    const waiting = `${running}: waiting for ${waitsFor.join(' and ')}.`;
    this.places.setStatus(isRunning ? waiting : over, isRunning);
  }
}
