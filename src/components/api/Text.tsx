import { splitCode } from '@site/src/text/splitCode';

/** Renders one paragraph, in which backticks mark code. */
export default function Text({ children }: { readonly children: string }) {
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
