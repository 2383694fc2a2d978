#!/usr/bin/env python3
"""A player that answers at random, over HTTP and with nothing but Python's own library.

    python3 docs/example-client.py URL MATCH TOKEN

URL is the address of the server, MATCH the name of the match, and TOKEN the secret of a seat or, better, a token for
programs: POST /api/matches/MATCH/programs makes one. The lines are those of docs/referee.md and docs/server.md.
"""

import http.client
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request


def main(server, match, token):
    seated = ask(server, match, token, "sit", {"name": "Random robot", "nonce": secrets.token_hex(16)})
    # Who sits down with an invitation gets a secret of their own.
    token = (seated or {}).get("token", token)
    told = 0
    while True:
        try:
            for line in read_stream(server, match, token, told):
                if "told" in line:
                    told += 1
                    print(line["told"]["text"])
                elif "taken_back" in line:
                    told = line["taken_back"]["told"]
                    print("(Something was taken back.)")
                elif line.get("asked"):
                    options = line["asked"][0]["options"]
                    answer = {"choose": random.randrange(len(options)), "key": line["key"]}
                    ask(server, match, token, "lines", answer)
                elif "over" in line:
                    print(line["over"]["text"])
                    return
        except (OSError, http.client.HTTPException) as error:
            print(f"The connection broke: {error}", file=sys.stderr)
        time.sleep(1)


def read_stream(server, match, token, known):
    """Gives the lines as they come. A new stream begins with everything told so far; what is known is left out."""
    with urllib.request.urlopen(request(server, match, token, "stream"), timeout=60) as stream:
        for line in filter(None, map(bytes.strip, stream)):
            line = json.loads(line)
            if "told" in line and known > 0:
                known -= 1
            else:
                yield line


def ask(server, match, token, what, body):
    """Sends something and gives the answer. A refusal changes nothing: what is asked then comes over the stream."""
    while True:
        try:
            with urllib.request.urlopen(request(server, match, token, what, body), timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            if refusal.code == 429:
                time.sleep(float(refusal.headers.get("Retry-After", 1)))
                continue
            print(f"{what}: {json.load(refusal)['error']['text']}", file=sys.stderr)
            if refusal.code != 409:
                sys.exit(1)
            return None


def request(server, match, token, what, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urllib.request.Request(f"{server.rstrip('/')}/api/matches/{match}/{what}", data, headers)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
