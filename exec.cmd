@rem Windows has no "exec": with this file beside package.json `npm start` means the same there.
@%*
