import type { ColoredText } from './joinTokens';

interface Props {
  readonly pieces: readonly ColoredText[];
}

/** Only colored text gets an element of its own. */
export default function Colored({ pieces }: Props) {
  return (
    <>
      {pieces.map(({ color, text }, i) =>
        color ? (
          <span key={i} className={`token-${color}`}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </>
  );
}
