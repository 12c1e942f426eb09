declare module 'prismjs/components/prism-core' {
  const Prism: { manual?: boolean };
  export default Prism;
}

declare module 'prismjs/components/*';
