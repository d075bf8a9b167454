import { firstBuildRetry } from './rules'

/** Shown before the first release, in the three languages of the site. It asks again by itself. */
export const waitingPage = `<!doctype html>
<html lang="de-DE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${firstBuildRetry}">
<meta name="robots" content="noindex">
<title>Einen Augenblick</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem; font: 1.125rem/1.6 Georgia, serif; color: #22312b; background: #f7f4ee; text-align: center }
h1 { font-weight: 400; font-size: 1.75rem; margin: 0 0 1rem }
p { margin: 0 }
</style>
</head>
<body>
<main>
<h1>Einen Augenblick, das Haus wird geöffnet.</h1>
<p lang="fr">Un instant, la maison ouvre ses portes.</p>
<p lang="en">One moment, the house is opening its doors.</p>
</main>
</body>
</html>
`
