import type { PlatformEvent } from '../platform/platform';
import type { RunReport } from '../sandbox/protocol';
import type { Messages } from './createMessages';
import type { Output } from './createOutput';
import type { Platform } from './createPlatform';
import type { Television } from './createTelevision';
import { parseMessage, type RpcMessage } from './parseMessage';
import {
  FINISHED,
  FINISHED_BY_MOCK,
  printState,
  STUCK,
  UNHEARD,
} from './texts';

/** Where runs are displayed. */
export interface RunPlaces {
  readonly output: Output;
  readonly messages: Messages;
  /** Contains the frame. */
  readonly stage: HTMLElement;
  /** Contains the platform as soon as the version has loaded. */
  readonly platform: HTMLElement;
  readonly setStatus: (text: string, isRunning: boolean) => void;
  readonly show: (tab: 'Output' | 'Platform') => void;
  /** Called when the app has a screen, which makes the panel higher. */
  readonly onScreen: () => void;
  /** Receives the function that presses a key of the remote, while an app runs. */
  readonly setRemote: Television['setRemote'] | undefined;
  /** Called with each state of the app. */
  readonly setState: Television['setState'] | undefined;
}

export interface RunViewOptions {
  readonly places: RunPlaces;
  readonly platform: Platform;
  /** Exports of the code, which nothing calls. */
  readonly exports: readonly string[];
  readonly send: (event: PlatformEvent) => void;
  readonly stop: () => void;
}

/** Displays the reports of one run. */
export class RunView {
  private readonly methods = new Set<string>();
  private readonly listened = new Set<PlatformEvent>();
  private end: 'done' | 'failed' | undefined;
  private hasTimers = false;
  private dropped = 0;
  private isOfferPlanned = false;

  constructor(private readonly options: RunViewOptions) {}

  readonly show = (report: RunReport): void => {
    const { platform, stop } = this.options;
    const { output, messages } = this.options.places;
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
        output.setDropped((this.dropped += report.count), report.last);
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
      this.options.platform.setUsed(this.methods, this.listened);
    }
    const { state, previous } = (result ?? {}) as Readonly<
      Record<string, unknown>
    >;
    if (typeof previous !== 'string' || typeof state !== 'string') return;
    this.options.platform.setState(state);
    this.options.places.setState?.(state);
  }

  private listen(module: string, event?: string): void {
    for (const one of this.options.platform.events) {
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
    const { places, platform, send } = this.options;
    platform.setUsed(this.methods, this.listened);
    places.output.offer(
      platform.events.filter((event) => this.listened.has(event)),
      send,
      (event) => {
        places.show('Platform');
        platform.choose(event);
      },
    );
    this.tell();
  }

  private tellExports(): void {
    const { exports, places } = this.options;
    if (exports.length === 0) return;
    places.output.add(
      'note',
      `The code exports ${exports.join(', ')}, but does not call it. Add a call.`,
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
    this.options.places.setStatus(text, waitsFor.length > 0);
  }
}
