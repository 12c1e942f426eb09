interface Props {
  readonly names: readonly string[];
}

/** Options with a value of their own, because browsers may translate their texts. */
const Options = ({ names }: Props) => (
  <>
    {names.map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ))}
  </>
);

export default Options;
