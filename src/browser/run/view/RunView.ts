import type { PlatformEvent } from '../platform/platform';
import type { RunReport } from '../sandbox/protocol';
import type { Platform } from './createPlatform';
import type { Messages, RpcMessage } from './Messages';
import type { Output } from './Output';
import {
  FINISHED,
  FINISHED_BY_MOCK,
  printState,
  STUCK,
  UNHEARD,
} from './texts';

/** Where a run is displayed, and what it can do there. */
export interface RunPlaces {
  readonly output: Output;
  readonly messages: Messages;
  readonly send: (event: PlatformEvent) => void;
  readonly edit: (event: PlatformEvent) => void;
  stop(): void;
  setStatus(text: string, isRunning: boolean): void;
  /** Called with each state of the app. */
  setState(state: string): void;
}

/** Displays the reports of one run. */
export class RunView {
  private readonly methods = new Set<string>();
  private readonly listened = new Set<PlatformEvent>();
  private end: 'done' | 'failed' | undefined;
  private hasTimers = false;
  private dropped = 0;
  private isOfferPlanned = false;

  /** @param exports of the code, which nothing calls */
  constructor(
    private readonly places: RunPlaces,
    private readonly platform: Platform,
    private readonly exports: readonly string[],
  ) {}

  readonly show = (report: RunReport): void => {
    const { output, messages } = this.places;
    switch (report.type) {
      case 'log':
        output.print(report.level, report.values, report.line);
        break;
      case 'value':
        output.print('value', [report.value]);
        break;
      case 'error':
        output.print('error', [report.value], report.line);
        break;
      case 'refused':
        output.add('note', report.text);
        break;
      case 'message':
        this.note(messages.add(report.direction, report.json));
        break;
      case 'listen':
        this.listen(report.module, report.event);
        break;
      case 'sent': {
        const unheard = `${report.event}: ${UNHEARD}`;
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
        this.tell();
        break;
      case 'done':
      case 'failed':
        if (report.type === 'done') this.tellExports();
        this.end = report.type;
        this.tell();
        break;
      case 'stuck':
        output.add('error', STUCK[report.excess], report.line);
        this.places.stop();
        break;
      case 'finished':
        output.add('note', report.byMock ? FINISHED_BY_MOCK : FINISHED);
        this.places.stop();
        break;
      case 'pong':
        break;
    }
  };

  private note({ method, result }: RpcMessage): void {
    if (typeof method === 'string' && !this.methods.has(method)) {
      this.methods.add(method);
      this.platform.setUsed(this.methods, this.listened);
    }
    const { state, previous } = (result ?? {}) as Readonly<
      Record<string, unknown>
    >;
    if (typeof previous === 'string' && typeof state === 'string')
      this.places.setState(state);
  }

  private listen(module: string, event?: string): void {
    for (const one of this.platform.events) {
      const isMeant =
        one.module === module.toLowerCase() &&
        (event === undefined || one.event === event);
      if (isMeant) this.listened.add(one);
    }
    if (this.isOfferPlanned) return;
    // Once for all reports of a batch, because each draws the platform.
    this.isOfferPlanned = true;
    queueMicrotask(() => {
      this.isOfferPlanned = false;
      this.offer();
    });
  }

  private offer(): void {
    const { platform, listened } = this;
    const { output, send, edit } = this.places;
    platform.setUsed(this.methods, listened);
    const events = platform.events.filter((event) => listened.has(event));
    output.offer(events, send, edit);
    this.tell();
  }

  private tellExports(): void {
    if (this.exports.length === 0) return;
    this.places.output.add(
      'note',
      `The code exports ${this.exports.join(', ')}, but never calls its exports. Add a call.`,
    );
  }

  /** An app that waits for something is still running. */
  private tell(): void {
    if (!this.end) return;
    const waitsFor = [
      ...(this.listened.size > 0 ? ['events'] : []),
      ...(this.hasTimers ? ['timers'] : []),
    ];
    const text = printState(this.end, waitsFor);
    this.places.setStatus(text, waitsFor.length > 0);
  }
}
