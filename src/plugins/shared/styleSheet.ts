/** Matches style sheets, including those that a plugin compiles. */
export const STYLE_SHEET = /\.(?:css|s[ac]ss|less|styl)$/;
