# 伺服器的拒絕，依代碼。

error-network = 無法連上伺服器，將會重試。
error-internal = 伺服器發生錯誤，沒有任何變更。
error-stale = 局面已經更新，請看看現在要決定什麼。
error-illegal = 規則現在不允許這麼做。
error-cannot-pay = 這筆交易現在無法履行。
error-not-your-turn = 還沒輪到你。
error-not-your-seat = 那不是你的座位。
error-no-session = 請先輸入名字。
error-no-table = 找不到這張牌桌，或你沒有權限。
error-slow-down = 操作太頻繁，請稍候。
error-seated = 你已經在這張牌桌入座了。
error-no-seat = 那個座位有人了。
error-clan-taken = 那個氏族已被選走。
error-bad-name = 名字須為1到24個可見字元。
error-bad-link = 這個連結已用過，或已過期。
error-leaves-tables = 這個瀏覽器還有未結束的牌桌，繼續的話將永久離開那些牌桌。
error-bad-record = 這個檔案不是遊戲紀錄。
error-handed-over = 這個座位由電腦玩家代打，請先取回。
error-no-undo = 無法復原：之後已有人行動，或已揭露隱藏資訊。
error-over = 這場遊戲已經結束。
error-tutorial = 這一課要做別的選擇，請照「試試看」的說明操作。
error-not-absent = 那位玩家並未離開。
error-unavailable = 伺服器目前無法寫入，請再試一次。
error-disk-full = 伺服器的磁碟已滿，沒有儲存任何內容，請告知伺服器管理員。
error-no-space = 伺服器空間不足，只有進行中的遊戲可以繼續。
error-imports-full = 匯入紀錄的空間已用完，無法再匯入。
error-damaged = 這張牌桌已損壞並關閉，請伺服器管理員從備份還原。
error-full = 伺服器已滿，請稍後再試。

## 格式與限制

error-invalid = 伺服器無法處理這個要求。請重新載入頁面再試。
error-bad-request = 伺服器無法辨識這個要求。請重新載入頁面再試。
error-not-found = 找不到頁面。
error-method-not-allowed = 這裡不能這麼做。
error-refused = 伺服器拒絕了這個要求。
error-bad-title = 牌桌名稱只能使用可見字元，且不可換行。
error-bad-text = 無法送出：訊息不可換行或過長，且只能使用可見字元。
error-too-large = 內容太大了。
error-too-slow = 傳送太久了，請再試一次。
error-too-many-sockets = 開了太多這個遊戲的頁面，請關掉一個。
error-busy = 這張牌桌忙碌中，請再試一次。
error-analysis-off = 這個伺服器不提供遊戲分析。
error-analysis-busy = 等待分析的遊戲太多，請稍後再試。
error-not-member = 只有入座或受邀的人可以在這裡發言。
error-talk-full = 這張牌桌的訊息已滿。
error-id-used = 這已經送出過了。
error-foreign-host = 伺服器不接受這個網址，請用你收到的網址。
error-foreign-origin = 只能在本站的頁面上進行。

## 等人入座的牌桌

error-started = 這張牌桌的遊戲已經開始。
error-not-started = 遊戲還沒開始。
error-no-place = 這張牌桌沒有那個座位。
error-clans-not-chosen = 這張牌桌不能自選氏族。
error-not-seated = 你在這張牌桌沒有座位。
error-not-creator = 只有開桌的人能這麼做。
error-no-bot = 那裡沒有電腦玩家。
error-no-such-bot = 這台伺服器沒有那個電腦玩家，請改選其他的。
error-bot-deals = 這台伺服器不允許電腦玩家這樣交易，請改選限制較多的選項。
error-no-people = 至少要先有一人入座。
error-not-picking = 現在不是選氏族的時候。
error-which-seat = 你有好幾個座位，請選擇以哪個身分發言。

## 離席與紀錄

error-no-vote = 沒有可表決的事項：該座位已讓出，或無人擁有。
error-voted = 你已經投過票了。
error-no-elector = 只有親自操作其他座位的玩家可以表決。
error-not-handed-over = 這個座位本來就由你操作。
error-not-offered = 那個座位沒有開放接手。
error-not-over = 遊戲結束後才有紀錄。
error-no-step = 這份紀錄沒有這一步。
error-own-name = 只有共用螢幕的遊戲，才能為座位另取名字。
