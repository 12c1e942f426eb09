import type { ColoredText } from './joinTokens';

interface Props {
  readonly pieces: readonly ColoredText[];
}

/** Only colored pieces get an element. */
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
