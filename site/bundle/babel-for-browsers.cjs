/**
 * How Babel reads the sources of the bundle for browsers: what those of `.browserslistrc` understand stays as it is written.
 * Gatsby's own preset rewrites `?.`, `??`, spread, classes and destructuring for browsers that nothing here is made for.
 */
module.exports = {
  presets: [
    ['@babel/preset-env', { modules: false, bugfixes: true }],
    ['@babel/preset-react', { runtime: 'automatic' }],
  ],
  // As Gatsby's preset does: its own components check their properties with a package that pages need not carry.
  plugins: [['transform-react-remove-prop-types', { removeImport: true }]],
}
