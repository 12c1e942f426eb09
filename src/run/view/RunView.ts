import type { PlatformEvent } from '../platform/platform';
import type { Report } from '../sandbox/protocol';
import type { Messages } from './createMessages';
import type { Output } from './createOutput';
import { getEventKey } from './createEventGroup';
import type { Platform } from './createPlatform';
import { FINISHED, STUCK, UNHEARD } from './texts';

export interface Views {
  readonly output: Output;
  readonly messages: Messages;
  readonly platform: Platform;
  readonly events: readonly PlatformEvent[];
  /** Names that the code exports and nobody calls. */
  readonly exports: readonly string[];
  readonly send: (event: PlatformEvent) => void;
  readonly edit: (event: PlatformEvent) => void;
  readonly setStatus: (text: string, isRunning: boolean) => void;
  readonly stop: () => void;
}

interface Message {
  readonly method?: string;
  readonly result?: {
    readonly state?: unknown;
    readonly previous?: unknown;
  } | null;
}

/** Shows what one run tells. */
export class RunView {
  private readonly methods = new Set<string>();
  private readonly listened = new Set<string>();
  /** What the code has come to. */
  private end = '';

  constructor(private readonly views: Views) {}

  /** Whether the code is at its end, and nothing can come but timers. */
  get waits(): boolean {
    return this.listened.size > 0;
  }

  readonly show = (report: Report): void => {
    const { output, messages, platform, stop } = this.views;
    switch (report.type) {
      case 'log':
        output.add(report.level, report.text, report.line);
        break;
      case 'value':
        output.add('value', report.text);
        break;
      case 'error':
        output.add('error', report.text, report.line);
        break;
      case 'refused':
        output.add('note', report.text);
        break;
      case 'message':
        messages.add(report.direction, report.json);
        this.note(JSON.parse(report.json) as Message);
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
        output.add(
          'note',
          `Too much to show: ${report.count} more lines or messages were left out.`,
        );
        break;
      case 'done':
        this.finish('Done');
        break;
      case 'failed':
        this.finish('Ended by an error');
        break;
      case 'stuck':
        output.add('error', STUCK[report.excess], report.line);
        stop();
        break;
      case 'finished':
        output.add('note', FINISHED);
        stop();
        break;
      case 'pong':
        break;
    }
  };

  private note({ method, result }: Message): void {
    if (method !== undefined && !this.methods.has(method)) {
      this.methods.add(method);
      this.views.platform.setUsed(this.methods, this.listened);
    }
    const isState = typeof result?.previous === 'string';
    if (isState && typeof result.state === 'string') {
      this.views.platform.setState(result.state);
    }
  }

  private listen(module: string, event?: string): void {
    const { events, output, platform, send, edit } = this.views;
    for (const one of events) {
      const isMeant =
        one.module === module.toLowerCase() &&
        (event === undefined || one.event === event);
      if (isMeant) this.listened.add(getEventKey(one));
    }
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
    if (this.end) this.finish(this.end);
  }

  private finish(end: string): void {
    const { exports, output, setStatus } = this.views;
    if (!this.end && end === 'Done' && exports.length > 0) {
      output.add(
        'note',
        `The code exports ${exports.join(', ')}, and nobody calls it here. Press Edit and add a call.`,
      );
    }
    this.end = end;
    setStatus(this.waits ? `${end}; waits for events.` : `${end}.`, this.waits);
  }
}
