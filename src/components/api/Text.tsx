import { splitCode } from '@site/src/text/splitCode';

interface Props {
  /** One paragraph, with code in backticks. */
  readonly children: string;
}

/** Text from data; renders what is in backticks as code. */
export default function Text({ children }: Props) {
  return (
    <>
      {splitCode(children).map(({ text, isCode }, i) =>
        isCode ? <code key={i}>{text}</code> : text,
      )}
    </>
  );
}
