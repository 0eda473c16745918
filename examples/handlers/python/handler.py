"""Answers the API actions of a domain: python3 handler.py [port], on this machine only."""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

DOMAIN = "Climate"
MOST_BYTES = 1_000_000
LIMITS = {"celsius": (16, 28), "fahrenheit": (60, 84)}


def get_outside_temperature(call):
    return {"returnValue": "success", "inputs": {"outside_temperature": 12}}


def set_cabin_temperature(call):
    degrees = call["slots"].get("degrees", 21)
    unit = call["slots"].get("temperature_unit", "fahrenheit" if degrees >= 60 else "celsius")
    lowest, highest = LIMITS[unit]
    if not lowest <= degrees <= highest:
        return {"returnValue": "out_of_range"}
    return {"returnValue": "success", "inputs": {"cabin_temperature": degrees, "climate_power": "on"}}


def change_cabin_temperature(call):
    step = call["slots"].get("temperature_step", 1)
    is_warmer = call.get("intent") in ("increase_temperature", "i_am_cold")
    wanted = call["apiInputs"].get("cabin_temperature", 21) + (step if is_warmer else -step)
    lowest, highest = LIMITS["fahrenheit" if wanted >= 60 else "celsius"]
    if not lowest <= wanted <= highest:
        return {"returnValue": "at_limit"}
    return {"returnValue": "success", "inputs": {"cabin_temperature": wanted}}


ACTIONS = {
    "get_outside_temperature": get_outside_temperature,
    "set_cabin_temperature": set_cabin_temperature,
    "change_cabin_temperature": change_cabin_temperature,
}


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send(200, {"message": "A handler in Python."})

    def do_POST(self):
        length = int(self.headers.get("content-length", 0))
        if length > MOST_BYTES:
            return self.send(400, {"message": "The call is too long."})
        try:
            call = json.loads(self.rfile.read(length))
        except ValueError as error:
            return self.send(400, {"message": str(error)})
        if not isinstance(call, dict):
            return self.send(400, {"message": "A call is a JSON object."})
        call = {"slots": {}, "apiInputs": {}, **call}
        action = ACTIONS.get(call.get("apiAction")) if call.get("domain") == DOMAIN else None
        if action is None:
            return self.send(404, {"message": f"Nothing is known of '{call.get('apiAction')}'."})
        self.send(200, action(call))

    def send(self, status, body):
        text = json.dumps(body, ensure_ascii=False).encode("utf-8")
        self.send_response(status)
        self.send_header("content-type", "application/json; charset=utf-8")
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *args):
        pass


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 4110
    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    print(f"The handler in Python listens on http://127.0.0.1:{server.server_port}.", flush=True)
    server.serve_forever()
