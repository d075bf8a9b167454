// Runs before anything that an old Node could not even read.
var parts = process.versions.node.split('.').map(Number)
var enough = parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19)
if (!enough) {
  console.error(
    'Node ' +
      process.versions.node +
      ' is too old: this needs Node 20.19 or newer (20.19, 22, 24 and 26 are tried).',
  )
  process.exit(1)
}
