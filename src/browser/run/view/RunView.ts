import type { PlatformEvent } from '../platform/platform';
import type { RunReport } from '../sandbox/protocol';
import type { Messages } from './createMessages';
import type { Output } from './createOutput';
import { getEventKey } from './createEventGroup';
import type { Platform } from './createPlatform';
import { parseMessage, type RpcMessage } from './parseMessage';
import {
  FINISHED,
  FINISHED_BY_MOCK,
  printState,
  STUCK,
  UNHEARD,
} from './texts';

export interface RunViewOptions {
  readonly output: Output;
  readonly messages: Messages;
  readonly platform: Platform;
  readonly events: readonly PlatformEvent[];
  /** Names that the code exports and nobody calls. */
  readonly exports: readonly string[];
  readonly send: (event: PlatformEvent) => void;
  readonly edit: (event: PlatformEvent) => void;
  /** Told of the state that the app is in. */
  readonly setState: (state: string) => void;
  readonly setStatus: (text: string, isRunning: boolean) => void;
  readonly stop: () => void;
}

/** Shows what one run tells. */
export class RunView {
  private readonly methods = new Set<string>();
  private readonly listened = new Set<string>();
  /** What the code has come to. */
  private end: 'done' | 'failed' | undefined;
  private hasTimers = false;
  private dropped = 0;
  private isOfferPlanned = false;

  constructor(private readonly views: RunViewOptions) {}

  readonly show = (report: RunReport): void => {
    const { output, messages, platform, stop } = this.views;
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
        messages.add(report.direction, report.json);
        this.note(parseMessage(report.json));
        break;
      case 'listen':
        this.listen(report.module, report.event);
        break;
      case 'sent':
        if (!report.wasAsked) output.add('note', `${report.event}: ${UNHEARD}`);
        platform.report(
          report.wasAsked
            ? `${report.event} sent.`
            : `${report.event}: ${UNHEARD}`,
        );
        break;
      case 'dropped':
        output.setDropped((this.dropped += report.count));
        break;
      case 'timers':
        this.hasTimers = report.hasTimers;
        this.tell();
        break;
      case 'done':
        this.tellExports();
        this.end = 'done';
        this.tell();
        break;
      case 'failed':
        this.end = 'failed';
        this.tell();
        break;
      case 'stuck':
        output.add('error', STUCK[report.excess], report.line);
        stop();
        break;
      case 'finished':
        output.add('note', report.byMock ? FINISHED_BY_MOCK : FINISHED);
        stop();
        break;
      case 'pong':
        break;
    }
  };

  private note({ method, result }: RpcMessage): void {
    if (typeof method === 'string' && !this.methods.has(method)) {
      this.methods.add(method);
      this.views.platform.setUsed(this.methods, this.listened);
    }
    const { state, previous } = (result ?? {}) as Readonly<
      Record<string, unknown>
    >;
    if (typeof previous === 'string' && typeof state === 'string')
      this.views.setState(state);
  }

  private listen(module: string, event?: string): void {
    const { events } = this.views;
    for (const one of events) {
      const isMeant =
        one.module === module.toLowerCase() &&
        (event === undefined || one.event === event);
      if (isMeant) this.listened.add(getEventKey(one));
    }
    if (this.isOfferPlanned) return;
    // Once for all that is told at a time: each draws the platform.
    this.isOfferPlanned = true;
    queueMicrotask(() => {
      this.isOfferPlanned = false;
      this.offer();
    });
  }

  private offer(): void {
    const { events, output, platform, send, edit } = this.views;
    platform.setUsed(this.methods, this.listened);
    output.offer(
      events
        .filter((one) => this.listened.has(getEventKey(one)))
        .map((one) => ({
          title: one.title,
          send: () => {
            send(one);
          },
          edit: () => {
            edit(one);
          },
        })),
    );
    this.tell();
  }

  private tellExports(): void {
    const { exports, output } = this.views;
    if (exports.length === 0) return;
    output.add(
      'note',
      `The code exports ${exports.join(', ')}, but does not call it. Press Edit and add a call.`,
    );
  }

  /** An app that something can still come to is running. */
  private tell(): void {
    if (!this.end) return;
    const waitsFor = [
      ...(this.listened.size > 0 ? ['events'] : []),
      ...(this.hasTimers ? ['timers'] : []),
    ];
    const text = printState(this.end, waitsFor);
    this.views.setStatus(text, waitsFor.length > 0);
  }
}
