module.exports = {
  presets: [
    require.resolve('@docusaurus/core/lib/babel/preset'),
    // Lets files use JSX without importing React. The last preset runs first.
    [
      require.resolve('@babel/preset-react', {
        paths: [require.resolve('@docusaurus/core/package.json')],
      }),
      { runtime: 'automatic' },
    ],
  ],
};
