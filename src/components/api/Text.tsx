import { splitCode } from '@site/src/text/splitCode';

interface Props {
  /** Renders one paragraph, in which backticks mark code. */
  readonly children: string;
}

export default function Text({ children }: Props) {
  return (
    <>
      {splitCode(children).map(({ text, isCode }, i) =>
        isCode ? <code key={i}>{text}</code> : text,
      )}
    </>
  );
}

export function Paragraph({ text }: { readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <p>
      <Text>{text}</Text>
    </p>
  );
}
